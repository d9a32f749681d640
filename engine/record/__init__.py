"""Records: a match as one JSON object. Read, write, generate, replay and verify them."""

from engine.record.form import Json, PlayedPly, Record, RecordedHand, RecordError
from engine.record.playing import play_through
from engine.record.reading import read_deal, read_lines, read_record, record_from
from engine.record.replaying import Difference, differences, match_from_record
from engine.record.writing import as_json, as_line, record_of, take_down, write_deal

__all__ = [
    "Difference",
    "Json",
    "PlayedPly",
    "Record",
    "RecordError",
    "RecordedHand",
    "as_json",
    "as_line",
    "differences",
    "match_from_record",
    "play_through",
    "read_deal",
    "read_lines",
    "read_record",
    "record_from",
    "record_of",
    "take_down",
    "write_deal",
]
