import { useDistrictsQuery } from '@haat/api/locations';
import { useFormat, useLocalName } from '@haat/platform';
import { FLAG_FACETS } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** The filters of a search, in a line. */
export function SearchSummary({ query }: { query: string }) {
  const { i18n } = useLingui();
  const { number } = useFormat();
  const localName = useLocalName();
  const params = new URLSearchParams(query);
  const at = params.get('district');
  const { data: districts } = useDistrictsQuery(undefined, { skip: !at });
  const district = districts?.find(({ id }) => String(id) === at);
  const format = (name: string) => number(Number(params.get(name)));
  const parts: [boolean, ReactNode][] = [
    [params.has('q'), `“${params.get('q')}”`],
    [params.has('category'), params.get('category')?.replaceAll('-', ' ')],
    [district !== undefined, district ? localName(district) : null],
    ...FLAG_FACETS.map(({ name, label }): [boolean, string] => [
      params.has(name),
      i18n._(label),
    ]),
    [params.has('price_min'), <Trans key="l">from NPR {format('price_min')}</Trans>],
    [params.has('price_max'), <Trans key="h">up to NPR {format('price_max')}</Trans>],
    [
      params.has('moq_max'),
      <Trans key="m">minimum order up to {format('moq_max')}</Trans>,
    ],
    [
      params.has('attr'),
      params
        .getAll('attr')
        .map((one) => one.split(':')[1])
        .join(', '),
    ],
  ];
  return (
    <p className="flex flex-wrap gap-x-2 text-[13.5px] text-ink-500 [overflow-wrap:anywhere]">
      {parts
        .filter(([isSet]) => isSet)
        .map(([, text], place) => (
          <span key={place}>{text}</span>
        ))}
    </p>
  );
}
