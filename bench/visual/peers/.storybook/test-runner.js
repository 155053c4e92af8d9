const path = require("node:path");

/** The runner takes no pictures by itself. */
module.exports = {
  async postVisit(page, { id }) {
    await page.screenshot({ path: path.join(process.env.PICTURES, `${id}.png`), animations: "disabled" });
  },
};
