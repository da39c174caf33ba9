"""Publishes to quakewire's topics and reads them back as anybody could, with kafka-python and read_committed.

Usage: client.py BROKERS GROUPS. GROUPS is JSON: {group: topic it reads}. Takes a JSON command a line and answers with a line:
  {"do": "ready"}                                -> {}
  {"do": "send", "topic": ..., "values": [...], "key": ...}
                                                 -> {"at": ms, when it began}
  {"do": "look"}                                 -> {"ends": "topic/partition/offset ...", "open": n}
  {"do": "dump", "topics": [...], "file": ...}   -> {"records": n}
  {"do": "follow", "topic": ...}                 -> {"from": offsets that are passed over}
  {"do": "seen"}                                 -> {"seen": {key: ms, when the first record of that key came}}
Ends with its standard input.
"""
import json
import sys
import threading
import time

from kafka import KafkaAdminClient, KafkaConsumer, KafkaProducer, TopicPartition
from kafka.errors import KafkaError

BROKERS, GROUPS = sys.argv[1].split(","), json.loads(sys.argv[2])
PATIENCE_S = 120


class Client:
    def __init__(self):
        # a broker that is away must double nothing: a page that fails would rightly fail twice
        self.producer = patiently(lambda: KafkaProducer(
            bootstrap_servers=BROKERS, enable_idempotence=True, delivery_timeout_ms=PATIENCE_S * 1000,
            max_block_ms=PATIENCE_S * 1000))
        self.admin = patiently(lambda: KafkaAdminClient(bootstrap_servers=BROKERS))
        # the first question about a group makes a new broker's own topics, for which daemons would halt
        patiently(lambda: self.admin.list_group_offsets(list(GROUPS)))
        self.watcher = None
        self.last = {}
        self.seen_at = {}

    def ready(self):
        return {}

    def send(self, topic, values, key):
        at = time.time() * 1000
        sent = [self.producer.send(topic, value.encode(), None if key is None else key.encode()) for value in values]
        for one in sent:
            one.get(timeout=PATIENCE_S)
        return {"at": at}

    def look(self):
        """How many partitions have records that their group has not finished; transactions under way count as one, too."""
        self.watcher = self.watcher or reader(sorted(set(GROUPS.values())))
        partitions = sorted(self.watcher.assignment())
        stable = patiently(lambda: self.watcher.end_offsets(partitions))
        for record in records(self.watcher, stable):
            self.last[TopicPartition(record.topic, record.partition)] = record.offset
        asked = {group: partitions_of(self.watcher, topic) for group, topic in GROUPS.items()}
        places = patiently(lambda: self.admin.list_group_offsets(asked))
        place_of = {partition: at.offset for places in places.values() for partition, at in places.items()}
        ends = uncommitted_ends(partitions)
        unfinished = [
            p for p in partitions
            if p in self.last and place_of.get(p, -1) <= self.last[p] or ends[p] > stable[p]]
        return {"ends": " ".join(f"{p.topic}/{p.partition}/{self.last.get(p, -1)}" for p in partitions), "open": len(unfinished)}

    def dump(self, topics, file):
        consumer, count = reader(topics), 0
        with open(file, "w") as out:
            for record in records(consumer, consumer.end_offsets(sorted(consumer.assignment()))):
                out.write(json.dumps(row(record)) + "\n")
                count += 1
        consumer.close()
        return {"records": count}

    def follow(self, topic):
        consumer = reader([topic])
        consumer.seek_to_end()
        passed = sum(consumer.position(partition) for partition in consumer.assignment())
        threading.Thread(target=self.note, args=(consumer,), daemon=True).start()
        return {"from": passed}

    def note(self, consumer):
        while True:
            for batch in consumer.poll(timeout_ms=1000).values():
                for record in batch:
                    self.seen_at.setdefault(record.key.decode(), time.time() * 1000)

    def seen(self):
        return {"seen": dict(self.seen_at)}


def reader(topics):
    consumer = patiently(lambda: KafkaConsumer(
        bootstrap_servers=BROKERS, isolation_level="read_committed", enable_auto_commit=False))
    consumer.assign([p for topic in topics for p in partitions_of(consumer, topic)])
    consumer.seek_to_beginning()
    return consumer


def partitions_of(consumer, topic):
    return [TopicPartition(topic, number) for number in sorted(consumer.partitions_for_topic(topic) or [])]


def records(consumer, ends):
    """All up to `ends`."""
    end = time.monotonic() + PATIENCE_S
    while any(consumer.position(partition) < ends[partition] for partition in ends):
        if time.monotonic() > end:
            raise TimeoutError("the topics could not be read to their end")
        for batch in consumer.poll(timeout_ms=200).values():
            yield from batch


def uncommitted_ends(partitions):
    consumer = patiently(lambda: KafkaConsumer(bootstrap_servers=BROKERS, enable_auto_commit=False))
    try:
        return patiently(lambda: consumer.end_offsets(partitions))
    finally:
        consumer.close()


def patiently(ask):
    """Until a broker that is away, or has just come back, answers."""
    end = time.monotonic() + PATIENCE_S
    while True:
        try:
            return ask()
        except KafkaError:
            if time.monotonic() > end:
                raise
            time.sleep(0.5)


def row(record):
    return {
        "topic": record.topic, "partition": record.partition, "offset": record.offset, "timestamp": record.timestamp,
        "key": None if record.key is None else record.key.decode(),
        "headers": {name: value.decode() for name, value in record.headers},
        "value": None if record.value is None else record.value.decode(),
    }


def main():
    client = Client()
    for line in sys.stdin:
        command = json.loads(line)
        try:
            answer = getattr(client, command.pop("do"))(**command)
        except (KafkaError, TimeoutError) as error:
            answer = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(answer), flush=True)


main()
