/** Replaces style sheets in server bundles by nothing. */
module.exports = () => '';
