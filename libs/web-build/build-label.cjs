/** The label of a build on its pages: the version, or HAAT_BUILD_LABEL. */
exports.buildLabel = (version) => ({
  'process.env.HAAT_BUILD': JSON.stringify(process.env.HAAT_BUILD_LABEL ?? version),
});
