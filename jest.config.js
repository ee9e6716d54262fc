/** One Jest process over all projects; each project also runs alone through its own jest.config.js. */
module.exports = {
  projects: [
    '<rootDir>/libs/**/jest.config.js',
    '<rootDir>/apps/**/jest.config.js',
    '<rootDir>/tools/**/jest.config.js',
  ],
};
