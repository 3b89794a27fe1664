import { useField, useSetFields } from '@haat/forms';
import type { Point } from '@haat/map';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import type { TypedCompany } from '../company-schema';
import { rounded } from '../map/coordinates';
import { useMap } from './use-map';

const WAIT_MS = 15_000;

/** The pin of the form: put by map, device or keyboard; only a place in Nepal is taken. */
export function usePin() {
  const { t } = useLingui();
  const map = useMap();
  const { shapes } = map;
  const [trouble, setTrouble] = useState<string>();
  const [isLocating, setIsLocating] = useState(false);
  const set = useSetFields<TypedCompany>();
  const lat = useField('lat');
  const lng = useField('lng');
  const point = useMemo(
    () =>
      lat.value && lng.value
        ? { lat: Number(lat.value), lng: Number(lng.value) }
        : undefined,
    [lat.value, lng.value],
  );
  const put = (at: Point) => {
    // Without outlines the server's own borders decide.
    if (shapes && !shapes.isInNepal(at)) {
      setTrouble(t`This place isn’t in Nepal.`);
      return;
    }
    setTrouble(undefined);
    const { lat: north, lng: east } = rounded(at);
    set({ lat: String(north), lng: String(east) });
  };
  const locate = () => {
    setIsLocating(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setIsLocating(false);
        put({ lat: coords.latitude, lng: coords.longitude });
      },
      ({ code, PERMISSION_DENIED }) => {
        setIsLocating(false);
        setTrouble(
          code === PERMISSION_DENIED
            ? t`Your browser can’t share your position. Tap the map instead.`
            : t`Couldn’t find your position. Tap the map instead.`,
        );
      },
      { enableHighAccuracy: true, timeout: WAIT_MS },
    );
  };
  return {
    ...map,
    point,
    put,
    locate,
    isLocating,
    error: trouble ?? lat.error ?? lng.error,
    refuse: setTrouble,
    clear: () => {
      setTrouble(undefined);
      set({ lat: '', lng: '' });
    },
    districtId: point && shapes ? shapes.districtAt(point) : undefined,
  };
}
