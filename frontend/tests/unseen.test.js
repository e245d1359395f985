/** The tests of Prague Unseen's board, which stand in a folder of their own. */
import "./unseen/drawing.test.js";
import "./unseen/layout.test.js";
import "./unseen/notation.test.js";
import "./unseen/play.test.js";
import "./unseen/words.test.js";
