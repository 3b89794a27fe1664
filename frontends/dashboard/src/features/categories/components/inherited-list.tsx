import type { AttributeOut } from '@haat/api/admin-categories';
import { Link, paths, useLocalName } from '@haat/platform';
import { Trans } from '@lingui/react/macro';

/** What comes from above; changed where it belongs. */
export function InheritedList({ attributes }: { attributes: AttributeOut[] }) {
  const localName = useLocalName();
  if (attributes.length === 0) return null;
  return (
    <div>
      <h3 className="mb-1 text-[13.5px] font-semibold">
        <Trans>From the categories above</Trans>
      </h3>
      <ul className="flex flex-wrap gap-x-4">
        {attributes.map((attribute) => (
          <li key={attribute.id}>
            <Link
              to={paths.adminCategory(attribute.category_id)}
              className="inline-flex min-h-11 items-center gap-1 font-medium text-indigo-700 hover:underline"
            >
              {localName(attribute)}
              {attribute.unit ? (
                <small className="text-sm text-ink-500">{attribute.unit}</small>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
