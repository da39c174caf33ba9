"""A double of Qdrant for the tests: the REST calls that the driver makes, answered by the real engine (qdrant-edge-py).

usage: double.py PORT FOLDER [API_KEY]   What is in FOLDER is there again after a restart.
"""

import json
import shutil
import sys
import time
import uuid
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Lock
from urllib.parse import urlsplit

import qdrant_edge as edge

DISTANCES = {name: getattr(edge.Distance, name) for name in ("Cosine", "Dot", "Euclid", "Manhattan")}
TYPES = {name.lower(): getattr(edge.PayloadSchemaType, name) for name in ("Keyword", "Integer", "Float", "Bool")}
UNNAMED = ""


class Refusal(Exception):
    def __init__(self, status, reason):
        super().__init__(reason)
        self.status = status


class Collections:
    def __init__(self, folder):
        self.folder = folder
        self.open = {}
        self.operations = 0
        for path in folder.iterdir() if folder.exists() else ():
            vectors = json.loads((path / "vectors.json").read_text())
            self.open[path.name] = (edge.EdgeShard.load(str(path / "shard")), vectors)

    def shard(self, name):
        if name not in self.open:
            raise Refusal(404, f"Not found: Collection `{name}` doesn't exist!")
        return self.open[name][0]

    def info(self, name, _):
        info = self.shard(name).info()
        schema = {
            field: {"data_type": str(one.data_type).split(".")[-1].lower(), "points": one.points}
            for field, one in info.payload_schema.items()
        }
        return {
            "status": "green",
            "optimizer_status": "ok",
            "indexed_vectors_count": info.indexed_vectors_count,
            "points_count": info.points_count,
            "segments_count": info.segments_count,
            "config": {
                "params": {"vectors": self.open[name][1], "shard_number": 1, "on_disk_payload": True},
                "hnsw_config": {"m": 16, "ef_construct": 100, "full_scan_threshold": 10000, "on_disk": False},
                "optimizer_config": {
                    "deleted_threshold": 0.2,
                    "vacuum_min_vector_number": 1000,
                    "default_segment_number": 0,
                    "indexing_threshold": 10000,
                    "flush_interval_sec": 5,
                },
                "wal_config": {"wal_capacity_mb": 32, "wal_segments_ahead": 0},
            },
            "payload_schema": schema,
        }

    def create(self, name, body):
        if name in self.open:
            raise Refusal(409, f"Wrong input: Collection `{name}` already exists!")
        vectors = body.get("vectors", {})
        named = {UNNAMED: vectors} if isinstance(vectors.get("size"), int) else vectors
        params = {
            vector: edge.EdgeVectorParams(size=one["size"], distance=DISTANCES[one["distance"]])
            for vector, one in named.items()
        }
        path = self.folder / name
        path.mkdir(parents=True)
        shard = edge.EdgeShard.create(str(path / "shard"), edge.EdgeConfig(vectors=params))
        (path / "vectors.json").write_text(json.dumps(vectors))
        self.open[name] = (shard, vectors)
        return True

    def delete(self, name, _):
        if name not in self.open:
            return False
        self.open.pop(name)[0].close()
        shutil.rmtree(self.folder / name)
        return True

    def create_index(self, name, body):
        return self.update(name, edge.UpdateOperation.create_field_index(body["field_name"], TYPES[body["field_schema"]]))

    def upsert(self, name, body):
        points = [edge.Point(one["id"], one["vector"], one.get("payload")) for one in body["points"]]
        return self.update(name, edge.UpdateOperation.upsert_points(points))

    def remove(self, name, body):
        return self.update(name, edge.UpdateOperation.delete_points(body["points"]))

    def update(self, name, operation):
        shard = self.shard(name)
        shard.update(operation)
        shard.flush()
        self.operations += 1
        return {"operation_id": self.operations, "status": "completed"}

    def query(self, name, body):
        nearest = edge.Query.Nearest(body["query"], using=body.get("using", UNNAMED))
        request = edge.QueryRequest(
            limit=body.get("limit", 10),
            query=nearest,
            filter=filter_of(body.get("filter")),
            with_payload=body.get("with_payload", False),
            with_vector=body.get("with_vector", False),
        )
        points = self.shard(name).query(request)
        return {
            "points": [
                {"id": name_of(one.id), "version": one.version, "score": one.score, **payload_of(one)} for one in points
            ]
        }

    def scroll(self, name, body):
        request = edge.ScrollRequest(
            offset=body.get("offset"),
            limit=body.get("limit", 10),
            filter=filter_of(body.get("filter")),
            with_payload=body.get("with_payload", True),
            with_vector=body.get("with_vector", False),
        )
        points, following = self.shard(name).scroll(request)
        return {
            "points": [{"id": name_of(one.id), **payload_of(one)} for one in points],
            "next_page_offset": name_of(following),
        }


def filter_of(body):
    if body is None:
        return None
    return edge.Filter(
        must=[condition_of(one) for one in body.get("must", [])],
        must_not=[condition_of(one) for one in body.get("must_not", [])],
    )


def condition_of(body):
    match = body["match"]
    made = edge.MatchAny(match["any"]) if "any" in match else edge.MatchValue(match["value"])
    return edge.FieldCondition(key=body["key"], match=made)


def payload_of(point):
    return {} if point.payload is None else {"payload": point.payload}


def name_of(point_id):
    return str(point_id) if isinstance(point_id, uuid.UUID) else point_id


ROUTES = {
    ("GET", ""): Collections.info,
    ("PUT", ""): Collections.create,
    ("DELETE", ""): Collections.delete,
    ("PUT", "index"): Collections.create_index,
    ("PUT", "points"): Collections.upsert,
    ("POST", "points/delete"): Collections.remove,
    ("POST", "points/query"): Collections.query,
    ("POST", "points/scroll"): Collections.scroll,
}


def handler_of(collections, api_key):
    lock = Lock()

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"
        disable_nagle_algorithm = True

        def serve(self):
            body = self.rfile.read(int(self.headers.get("content-length", 0)))
            key = self.headers.get("api-key")
            if api_key is not None and key != api_key:
                missing = b"Must provide an API key or an Authorization bearer token"
                return self.answer(401, b"Invalid API key or JWT" if key else missing)
            start = time.perf_counter()
            try:
                status, answer = 200, {"result": self.ask(body), "status": "ok"}
            except Refusal as refusal:
                status, answer = refusal.status, {"status": {"error": str(refusal)}}
            except Exception as error:
                status, answer = 400, {"status": {"error": f"Wrong input: {error}"}}
            answer["time"] = time.perf_counter() - start
            self.answer(status, json.dumps(answer).encode(), "application/json")

        def ask(self, body):
            _, root, name, *rest = urlsplit(self.path).path.split("/")
            route = ROUTES.get((self.command, "/".join(rest)))
            if root != "collections" or route is None:
                raise Refusal(404, f"no such call: {self.command} {self.path}")
            with lock:
                return route(collections, name, json.loads(body or b"{}"))

        def answer(self, status, body, kind=None):
            self.send_response(status)
            if kind is not None:
                self.send_header("content-type", kind)
            self.send_header("content-length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_):
            pass

        do_GET = do_PUT = do_POST = do_DELETE = serve

    return Handler


def main(port, folder, api_key=None):
    collections = Collections(Path(folder))
    ThreadingHTTPServer(("127.0.0.1", int(port)), handler_of(collections, api_key)).serve_forever()


if __name__ == "__main__":
    main(*sys.argv[1:])
