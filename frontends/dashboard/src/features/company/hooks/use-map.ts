import { useLoaded } from '@haat/map/use-loaded';

const load = async () => {
  const [map, shapes] = await Promise.all([
    import('../components/map/nepal-map'),
    import('@haat/map'),
  ]);
  return { NepalMap: map.default, shapes };
};

/** Map and outlines load when visible; without a network the coordinates still work. */
export function useMap() {
  const { loaded, ...others } = useLoaded(load);
  return { ...loaded, ...others };
}
