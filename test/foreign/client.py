"""A publisher and a subscriber that know Kafka and the README, and nothing of quakewire's code.

python3 client.py BROKERS URLS_TOPIC DOCUMENTS_TOPIC < addresses

Publishes every address of standard input, in turn as bare text, as JSON and as a CloudEvent, and reads documents with
read_committed until each address has one. Prints one JSON object: figures, and each document with what its record said.
"""

import json
import sys
import time
import uuid

from kafka import KafkaConsumer, KafkaProducer

EVENT = {"ce_specversion": "1.0", "ce_source": "/test/foreign", "ce_type": "url"}


def forms(address):
    """The three forms of a record of urls: value, headers."""
    yield address, {}
    yield json.dumps({"url": address, "language": "en"}), {}
    yield json.dumps({"url": address}), {**EVENT, "ce_id": str(uuid.uuid4())}


def publish(brokers, topic, addresses):
    producer = KafkaProducer(bootstrap_servers=brokers, acks="all", compression_type="gzip", linger_ms=5)
    for number, address in enumerate(addresses):
        value, headers = list(forms(address))[number % 3]
        pairs = [(name, text.encode()) for name, text in headers.items()]
        producer.send(topic, value=value.encode(), headers=pairs)
    producer.flush()
    producer.close()


def subscribe(consumer, addresses):
    missing, records = set(addresses), []
    while missing:
        for batch in consumer.poll(timeout_ms=500).values():
            for record in batch:
                headers = {name: value.decode() for name, value in record.headers}
                document = json.loads(record.value)
                missing.discard(document["url"])
                records.append({"key": record.key.decode(), "headers": headers, "document": document})
    return records


def main(brokers, urls, documents):
    addresses = sys.stdin.read().split()
    consumer = KafkaConsumer(
        documents, bootstrap_servers=brokers, isolation_level="read_committed", auto_offset_reset="earliest"
    )
    start = time.monotonic()
    publish(brokers, urls, addresses)
    published = time.monotonic()
    records = subscribe(consumer, addresses)
    end = time.monotonic()
    consumer.close()
    figures = {"published": len(addresses), "publish_s": published - start, "total_s": end - start}
    json.dump({**figures, "records": records}, sys.stdout)


main(*sys.argv[1:])
