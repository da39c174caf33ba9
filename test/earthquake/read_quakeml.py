"""Reads QuakeML with ObsPy and prints what it says, one JSON line an event; the first line tells whether it is valid."""
import json
import sys

from obspy import read_events
from obspy.io.quakeml.core import _validate

path = sys.argv[1]
print(json.dumps({"valid": _validate(path, verbose=True)}))
for event in read_events(path, format="QUAKEML"):
    origin = event.preferred_origin()
    magnitude = event.preferred_magnitude()
    print(json.dumps({
        "id": event.resource_id.id,
        "type": event.event_type,
        "place": event.event_descriptions[0].text if event.event_descriptions else None,
        "comments": sorted(comment.text for comment in event.comments),
        "origins": len(event.origins),
        "time": str(origin.time) if origin else None,
        "timeUncertainty": origin.time_errors.uncertainty if origin else None,
        "latitude": origin.latitude if origin else None,
        "longitude": origin.longitude if origin else None,
        "latitudeUncertainty": origin.latitude_errors.uncertainty if origin else None,
        "depth": origin.depth if origin else None,
        "status": [origin.evaluation_mode, origin.evaluation_status] if origin else None,
        "preferred": [magnitude.mag, magnitude.magnitude_type] if magnitude else None,
        "magnitudes": [[m.mag, m.magnitude_type, m.creation_info.agency_id, m.creation_info.author]
                       for m in event.magnitudes],
        "version": event.creation_info.version,
    }))
