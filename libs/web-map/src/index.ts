/** The map of Nepal. Import it only in code that loads on its own: OpenLayers comes with it. */
export * from './city-labels';
export * from './count-markers';
export * from './make-map';
export * from './shapes';
export * from './spread';
export * from './zoom-buttons';
