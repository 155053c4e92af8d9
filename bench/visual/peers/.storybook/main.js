/** The runner wants one; the stories come from the index that is served. */
module.exports = { framework: "@storybook/react-vite", core: { disableTelemetry: true }, stories: ["./*.stories.js"] };
