import { forceCollide, forceSimulation, forceX, forceY } from 'd3-force';

export type Pixel = { x: number; y: number };
const STEPS = 120;
const PULL_HOME = 0.08;

/** Moves points that are closer than `diameter` apart, each as little as it takes. In pixels. */
export function spread(points: readonly Pixel[], diameter: number): Pixel[] {
  const nodes = points.map(({ x, y }) => ({ x, y, home: { x, y } }));
  forceSimulation(nodes)
    .force('x', forceX<(typeof nodes)[number]>(({ home }) => home.x).strength(PULL_HOME))
    .force('y', forceY<(typeof nodes)[number]>(({ home }) => home.y).strength(PULL_HOME))
    .force('collide', forceCollide(diameter / 2).iterations(4))
    .stop()
    .tick(STEPS);
  return nodes.map(({ x, y }) => ({ x, y }));
}
