import { useDistrictsQuery } from '@haat/api/locations';
import { useField } from '@haat/forms';
import { useLocalName } from '@haat/platform';
import { Button, Field, Skeleton } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { LocateFixed, MapPin, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { parseCoordinates, writtenCoordinates } from '../map/coordinates';
import { usePin } from '../hooks/use-pin';

/** Where buyers find the door: on the map, by the device's position, or by coordinates. */
export function MapFields() {
  const { t } = useLingui();
  const localName = useLocalName();
  const districts = useDistrictsQuery(undefined).data;
  const pin = usePin();
  const [typed, setTyped] = useState<string>();
  const { value: districtId } = useField('district_id');
  const { NepalMap, point } = pin;
  const district = districts?.find(({ id }) => String(id) === districtId);
  const here = districts?.find(({ id }) => id === pin.districtId);
  const place = localName(here);
  const chosen = localName(district);
  const written = point ? writtenCoordinates(point) : '';
  const take = (text: string) => {
    const parsed = parseCoordinates(text);
    setTyped(parsed || !text.trim() ? undefined : text);
    if (!text.trim()) pin.clear();
    else if (parsed) pin.put(parsed);
    else pin.refuse(t`Enter two numbers, for example 27.7172, 85.3240`);
  };
  const locate = () => {
    setTyped(undefined);
    pin.locate();
  };
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-3">
      <legend className="mb-1.5 text-[13.5px] font-semibold">
        <Trans>Pin on the map</Trans>
      </legend>
      <p className="text-sm text-ink-500">
        <Trans>
          Tap the map, drag the pin, or move it with the arrow keys (Shift for small
          steps).
        </Trans>
      </p>
      {NepalMap ? (
        <NepalMap
          point={point}
          districtId={districtId ? Number(districtId) : undefined}
          label={point ? t`Pin at ${written}, ${place}` : ''}
          onPoint={(at) => {
            setTyped(undefined);
            pin.put(at);
          }}
        />
      ) : pin.hasFailed ? (
        <div className="grid justify-items-start gap-2 rounded-md border border-line bg-sand p-4 text-sm">
          <p>
            <Trans>Couldn’t load the map. You can still enter coordinates.</Trans>
          </p>
          <Button variant="outline" onClick={pin.retry}>
            <Trans>Retry</Trans>
          </Button>
        </div>
      ) : (
        <Skeleton className="h-[260px] rounded-md sm:h-[320px]" />
      )}
      <p role="status" className="text-sm text-ink-700 empty:hidden">
        {point && here ? (
          district && here.id !== district.id ? (
            <span className="text-mari-800">
              <Trans>
                The pin is in {place}, but your address is in {chosen}.
              </Trans>
            </span>
          ) : (
            <Trans>The pin is in {place}.</Trans>
          )
        ) : null}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="soft" isBusy={pin.isLocating} onClick={locate}>
          <LocateFixed aria-hidden />
          <Trans>Use my position</Trans>
        </Button>
        {point ? (
          <Button variant="ghost" onClick={pin.clear}>
            <Trash2 aria-hidden />
            <Trans>Remove the pin</Trans>
          </Button>
        ) : district ? (
          <Button
            variant="outline"
            className="h-auto min-h-11 max-w-full whitespace-normal"
            onClick={() => pin.put(district)}
          >
            <MapPin aria-hidden />
            <Trans>Move the pin to {chosen}</Trans>
          </Button>
        ) : null}
      </div>
      <Field
        label={<Trans>Coordinates</Trans>}
        value={typed ?? written}
        placeholder="27.71720, 85.32400"
        error={pin.error}
        hint={<Trans>Or paste them here: latitude, longitude</Trans>}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={({ target }) => (typed === undefined ? null : take(target.value))}
      />
    </fieldset>
  );
}
