/** Stands for a style sheet that a component imports. Tests run without styles. */
module.exports = {};
