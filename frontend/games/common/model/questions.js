/** "Karel is choosing ...", or that nobody is asked any more. @param {import("../types.js").Scene<any>} scene */
export function waitingWords({ t, view, person, lore, ended }) {
  if (ended) return t("board.cancelled");
  const [seat, ask] = Object.entries(view.waiting)[0] ?? [];
  return seat === undefined
    ? t("board.setup")
    : t(`${lore.id}.waiting.${ask}`, { who: person(Number(seat)) });
}
