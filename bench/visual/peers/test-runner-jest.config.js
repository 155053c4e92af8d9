const { getJestConfig } = require("@storybook/test-runner");

const { testEnvironmentOptions, ...config } = getJestConfig();

module.exports = {
  ...config,
  testTimeout: 60_000,
  testEnvironmentOptions: {
    ...testEnvironmentOptions,
    "jest-playwright": {
      ...testEnvironmentOptions["jest-playwright"],
      launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: JSON.parse(process.env.CHROMIUM_ARGS) },
    },
  },
};
