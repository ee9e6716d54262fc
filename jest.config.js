/** One Jest process over all projects; each project also runs alone through its own jest.config.js. */
module.exports = {
  // Jest takes this from here alone: some tests start and kill real processes.
  testTimeout: require('./jest.preset.js').testTimeout,
  // A worker for each core: tests wait for databases and processes more than they compute.
  maxWorkers: '100%',
  projects: [
    '<rootDir>/libs/**/jest.config.js',
    '<rootDir>/apps/**/jest.config.js',
    '<rootDir>/tools/**/jest.config.js',
  ],
};
