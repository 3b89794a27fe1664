/** Styles mean nothing on the server. */
module.exports = () => '';
