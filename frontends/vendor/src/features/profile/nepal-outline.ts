/** Nepal's border in degrees (Natural Earth, public domain), and where a place lies on the drawing. */
const OUTLINE: [lng: number, lat: number][] = [
  [88.12, 27.877],
  [88.043, 27.446],
  [88.175, 26.81],
  [88.06, 26.415],
  [87.227, 26.398],
  [86.024, 26.631],
  [85.252, 26.726],
  [84.675, 27.235],
  [83.304, 27.365],
  [82.0, 27.925],
  [81.057, 28.416],
  [80.088, 28.794],
  [80.477, 29.73],
  [81.111, 30.183],
  [81.526, 30.423],
  [82.328, 30.115],
  [83.337, 29.464],
  [83.899, 29.32],
  [84.235, 28.84],
  [85.012, 28.643],
  [85.823, 28.204],
  [86.955, 27.974],
];
const WEST = 79.7;
const NORTH = 30.6;
// A degree of longitude is shorter than one of latitude at 28° north.
const X_PER_DEGREE = 44;
const Y_PER_DEGREE = 50;

export const MAP_WIDTH = 392;
export const MAP_HEIGHT = 222;

export const onMap = (lng: number, lat: number): { x: number; y: number } => ({
  x: Math.round((lng - WEST) * X_PER_DEGREE * 10) / 10,
  y: Math.round((NORTH - lat) * Y_PER_DEGREE * 10) / 10,
});

export const OUTLINE_POINTS = OUTLINE.map(([lng, lat]) => {
  const { x, y } = onMap(lng, lat);
  return `${x},${y}`;
}).join(' ');
