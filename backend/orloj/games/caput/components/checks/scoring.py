"""Final scoring and what everybody starts with."""

from orloj.games.caput.components.rows import listed
from orloj.games.caput.components.source import Data, block

ORDER = ("plazas", "academics", "projects", "walls", "abilities", "eggs")
TABLES = {
    "walls": ({0: 0, 2: 0, 3: 4, 4: 10, 5: 10, 6: 18, 8: 18}, "PCR-SCORE-31"),
    "eggs": ({0: 0, 1: 1, 2: 3, 3: 6, 4: 10, 7: 10}, "PCR-SCORE-39"),
}
TEXTS = {
    ("setup", "goods", "each"): ("gold 2, stone 2", "PCR-SETUP-13"),
    ("setup", "refresh", "cost"): ("gold | stone", "PCR-REFRESH-01"),
    ("setup", "extra_action", "cost"): ("goldwindow 2 | (goldwindow, silver)", "PCR-EXTRA-02"),
    ("tracks", "technology_top", "gain"): ("vp 2", "PCR-TECH-13"),
    ("tracks", "university_ends", "gain"): ("vp 2", "PCR-UNI-03"),
}
NUMBERS = {
    ("setup", "turns", "each"): (16, "PCR-END-01"),
    ("setup", "rows", "normal"): (3, "PCR-ROW-10"),
    ("setup", "rows", "special"): (1, "PCR-SPECIAL-01"),
    ("setup", "refresh", "tiles"): (2, "PCR-REFRESH-04"),
    ("crane", "five_point_token", "vp"): (5, "PCR-ENDTURN-11"),
    ("technologies", "rules", "draw"): (3, "PCR-TECH-02"),
}
SPARE_CUBES = 2


def check(data: Data) -> None:
    """Raise ComponentError for points and starting values that are not as the texts have them."""
    order = block(data, "scoring", "order")
    order.same(order.texts("steps"), ORDER, "the steps (PCR-SCORE-01)")
    for name, (wanted, clause) in TABLES.items():
        table = block(data, "scoring", name)
        steps = [(row["from"], row["vp"]) for row in listed(table, "table")]
        paid = {n: max((vp for start, vp in steps if start <= n), default=0) for n in wanted}
        table.same(paid, wanted, f"points ({clause})")
    for (file, name, field), (text, clause) in TEXTS.items():
        row = block(data, file, name)
        row.same(row.text(field), text, f"{field} ({clause})")
    for (file, name, field), (number, clause) in NUMBERS.items():
        row = block(data, file, name)
        row.same(row.number(field), number, f"{field} ({clause})")
    cubes = block(data, "setup", "cubes")
    spare = cubes.number("each") - sum(cubes.number(use) for use in ("tracks", "wealth", "projects"))
    cubes.same(spare, SPARE_CUBES, "cubes to spare at the start")
