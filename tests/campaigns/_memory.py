"""What a process holds in memory, with caches and without: so caches that fill up are told from what leaks."""

import ctypes
import functools
import gc
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from types import ModuleType
from typing import Final

from cachetools import Cache

from engine.games.rows import Memo
from i18n.catalog import KEPT, Texts
from tests.benchmarks._processes import resident_mb, with_children

OURS: Final = ("bot", "data", "engine", "i18n", "renderers")
"""The packages whose objects are counted."""
_FIELDS: Final = "arena ordblks smblks hblks hblkhd usmblks fsmblks uordblks fordblks keepcost"
_Cache = tuple[str, int, int | None, Callable[[], object]]
"""A cache's name, its entries, its bound, and what empties it."""


class _Heap(ctypes.Structure):
    """`struct mallinfo2` of glibc."""

    _fields_ = [(name, ctypes.c_size_t) for name in _FIELDS.split()]


@dataclass(frozen=True, slots=True)
class Memory:
    """What is held, with all caches emptied but those that fill up once for all (`functools.cache`)."""

    resident_mb: float
    """Of this process, before caches were emptied."""
    drawing_mb: float
    """Of its children."""
    bare_mb: float
    """Of this process, afterwards."""
    blocks: int
    """Blocks of Python's allocator in use."""
    heap_mb: float
    """Bytes of glibc's allocator in use, Python's arenas among them."""
    objects: Mapping[str, int]
    """How many objects of our own classes there are, by class. Those that were there at the start do not count."""
    cached: Mapping[str, tuple[int, int | None]]
    """How many entries each cache had, and its bound, if it is a number; of caches with one name, the fullest."""


class Meter:
    """Measures this process. Make it before `gc.freeze`, when all objects can be found."""

    def __init__(self) -> None:
        self._early = [each for each in gc.get_objects() if isinstance(each, Cache | Memo | Texts)]
        self._libc = ctypes.CDLL("libc.so.6")
        self._libc.mallinfo2.restype = _Heap

    def measure(self) -> Memory:
        """Empty the caches and measure."""
        gc.collect()
        resident, *drawing = map(resident_mb, with_children())
        cached: dict[str, tuple[int, int | None]] = {}
        for name, entries, bound, clear in self._caches():
            cached[name] = max(cached.get(name, (0, bound)), (entries, bound))
            clear()
        gc.collect()
        self._libc.malloc_trim(0)
        objects = Counter(f"{type(each).__module__}.{type(each).__qualname__}" for each in gc.get_objects())
        return Memory(
            resident,
            sum(drawing),
            resident_mb(),
            sys.getallocatedblocks(),
            self._libc.mallinfo2().uordblks / 2**20,
            {name: count for name, count in sorted(objects.items()) if name.partition(".")[0] in OURS},
            dict(sorted(cached.items())),
        )

    def _caches(self) -> Iterator[_Cache]:
        for module in [*sys.modules.values()]:
            if module.__name__.partition(".")[0] in OURS:
                yield from _functions(module)
        for each in (*self._early, *gc.get_objects()):
            match each:
                case Texts():
                    yield "i18n.catalog.Texts", len(each.made), KEPT, each.made.clear
                case Memo():
                    yield f"Memo of {each.make.__qualname__}", len(each), None, each.clear
                case Cache():
                    yield f"{type(each).__name__}({each.maxsize:.0f})", len(each), int(each.maxsize), each.clear
                case _:
                    pass


def _functions(module: ModuleType) -> Iterator[_Cache]:
    """The functions and methods of a module that remember what they returned."""
    for owner in (module, *(each for each in vars(module).values() if isinstance(each, type))):
        for each in vars(owner).values():
            if isinstance(each, functools._lru_cache_wrapper) and each.__module__ == module.__name__:
                known = each.cache_info()
                # What is remembered for ever may be compared by identity.
                clear = _nothing if known.maxsize is None else each.cache_clear
                yield f"{each.__module__}.{each.__qualname__}", known.currsize, known.maxsize, clear


def _nothing() -> None:
    pass
