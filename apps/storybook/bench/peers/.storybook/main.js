/** The runner wants one; the stories come from the index that is served. */
module.exports = { stories: ["./*.stories.js"] };
