import type { Item, UsedIn } from '@haat/api/drive';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

const USES: Record<UsedIn['kind'], ReturnType<typeof msg>> = {
  logo: msg`Logo`,
  banner: msg`Banner`,
  certificate: msg`Certificate`,
  gallery: msg`Gallery`,
  statutory: msg`PAN/VAT documents`,
  product: msg`Product`,
  quote: msg`Quote`,
};
const FOLDER = msg`Folder`;
const PICTURE = msg`Picture`;
const DOCUMENT = msg`Document`;

export function useKindLabels() {
  const { i18n } = useLingui();
  return {
    use: ({ kind, label }: UsedIn) => {
      const name = i18n._(USES[kind]);
      const isNamed = kind === 'product' || kind === 'quote';
      return isNamed && label ? `${name}: ${label}` : name;
    },
    kind: ({ kind }: Pick<Item, 'kind'>) =>
      i18n._(kind === 'folder' ? FOLDER : kind === 'image' ? PICTURE : DOCUMENT),
  };
}
