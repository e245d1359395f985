/** Words of the lobby: somebody else at this device, onlookers. */

/** @type {Record<string, import("../words.js").Phrase>} */
export const lobby = {
  "companion.here": "Somebody at this device",
  "companion.ask": "Who plays here too?",
  "companion.name": "Name",
  "companion.do": "Sit down",
  "companion.text": "You hand the device over at each turn; what is hidden stays covered until then.",
  "companion.chip": "at this device",
  "companion.chip.other": "at another’s device",

  "watchers.title": "Who looks on",
  "watchers.none": "Nobody looks on; only whom you invite may",
  "watchers.some": "{names} may look on",
  "watchers.invite": "Invite to watch",
  "watchers.manage": "Who looks on",
  "watchers.link": "Link to look on",
  "watchers.qr": "The link to look on as a QR code",
  "watchers.text":
    "Whoever has it sees what lies open, never anybody’s hidden things, and may chat. It takes the place of an earlier one.",
  "watchers.end": "End the link",
  "watchers.ended": "The link leads nowhere any more",
  "watchers.send": "Send away",
  "watchers.send.of": "Send {name} away",

  ready: "ready",
  "ready.not": "not ready yet",
  "ready.say": "I am ready",
  "ready.unsay": "I am not ready",
  "ready.asked": "Are you still ready?",
  "ready.asked.how": "Are you ready for how you play?",
  "ready.all": "All are ready",
  "ready.waits": "Starts when all are ready: {names} not yet",
};
