/** "Karel is choosing ..." @param {import("../types.js").Scene<any>} scene */
export function waitingWords({ t, view, person, lore }) {
  const [seat, ask] = Object.entries(view.waiting)[0] ?? [];
  return seat === undefined
    ? t("board.setup")
    : t(`${lore.id}.waiting.${ask}`, { who: person(Number(seat)) });
}
