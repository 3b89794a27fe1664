import { useWhere } from '../hooks/use-where';

type Props = {
  delivery: Parameters<typeof useWhere>[0];
  parts: Parameters<typeof useWhere>[1];
};

/** The place of a lead, and below it how far that is from the company. */
export function PlaceCell({ delivery, parts }: Props) {
  const { place, distance } = useWhere(delivery, parts);
  return (
    <>
      <span className="block max-w-44 truncate">{place}</span>
      {distance ? (
        <small className="block text-[12.5px] text-ink-500">{distance}</small>
      ) : null}
    </>
  );
}
