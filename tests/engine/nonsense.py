"""Long texts that are no records, each invalid in its own way."""

PLIES = b'{"format":1,"game":"jig","rules":{},"seats":3,"seed":1,"hands":[{"plies":['
RULE = b'{"format":1,"game":"jig","seats":3,"seed":1,"hands":[],"rules":{"hands":['
CARDS = b'{"format":1,"game":"jig","rules":{},"seats":3,"seed":1,"hands":[{"plies":[],"deal":{"hands":[['


def nonsense(size: int) -> dict[str, bytes]:
    """Such texts of about `size` bytes, by kind."""
    return {
        "random letters": b"nonsense, " * (size // 10),
        "zeros": b"[" + b"0," * (size // 2) + b"0]",
        "objects": b"[" + b"{}," * (size // 3) + b"{}]",
        "keys": b"{" + b",".join(b'"%d":0' % i for i in range(size // 11)) + b"}",
        "brackets": b"[" * size,
        "digits": b"9" * size,
        "one text": b'"' + b"a" * size + b'"',
        "plies": PLIES
        + b'{"seat":0,"legal":["7D"],"move":"7D"},' * (size // 38)
        + b'{"seat":0}],"deal":{"hands":[[],[],[]]}}]}',
        "a rule": RULE + b"0," * (size // 2) + b"0]}}",
        "cards": CARDS + b'"7D",' * (size // 5) + b'"7D"],[],[]]}}]}',
    }
