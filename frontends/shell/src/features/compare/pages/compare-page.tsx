import {
  Link,
  Navigate,
  paths,
  pluralForm,
  useDocumentHead,
  useFormat,
  useLocalName,
  useNavigate,
  type Product,
} from '@haat/platform';
import {
  Button,
  Card,
  Checkbox,
  Container,
  EmptyState,
  ErrorPanel,
  Skeleton,
} from '@haat/ui';
import { Select, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { CompareTable } from '../components/compare-table';
import { useComparedProducts } from '../compared-products';
import { ShareButton } from '../components/share-button';
import { useRecipients } from '../../../components/compare/recipients-of';
import { useCompare } from '../../../components/compare/use-compare';
import { ContactSuppliers } from '../../../components/supplier/contact-suppliers';
import { useCompareRows } from '../hooks/use-compare-rows';

/** /compare?products=a,b: side by side; without products in the address, those chosen in this browser. */
export function ComparePage() {
  const { t } = useLingui();
  const { list } = useCompare();
  const compared = useComparedProducts();
  const title = t`Compare products`;
  useCompareHead(compared.products, title);
  const own = list.map(({ slug }) => slug);
  if (compared.slugs.length === 0 && own.length > 0) {
    return <Navigate to={paths.compare(own)} replace />;
  }
  return (
    <Container className="pt-5">
      <h1 className="mb-4 text-2xl lg:text-3xl">{title}</h1>
      {compared.error ? (
        <ErrorPanel error={compared.error} onRetry={compared.retry} />
      ) : compared.isLoading ? (
        <Skeleton className="h-[560px] rounded-[20px]" />
      ) : compared.products.length === 0 ? (
        <Nothing />
      ) : (
        <SideBySide products={compared.products} goneCount={compared.goneCount} />
      )}
    </Container>
  );
}

export default ComparePage;

/** The document is named by what is compared. */
function useCompareHead(products: Product[], title: string) {
  const names = products.map(useLocalName()).join(' · ');
  useDocumentHead(names ? { title: `${names} – ${title}`, isHidden: true } : null);
}

type SideProps = { products: Product[]; goneCount: number };

function SideBySide({ products, goneCount }: SideProps) {
  const navigate = useNavigate();
  const { has, toggle, clear } = useCompare();
  const [isShort, setIsShort] = useState(false);
  const rows = useCompareRows(products);
  const addressed = useRecipients(products);
  const gone = useFormat().number(goneCount);
  const differing = rows.filter(({ differs }) => differs);
  function remove(product: Product) {
    const left = products.filter(({ slug }) => slug !== product.slug);
    // Of somebody else's table nothing was chosen here.
    if (has(product.slug)) toggle(product);
    if (left.length === 0) clear();
    void navigate(paths.compare(left.map(({ slug }) => slug)), { replace: true });
  }
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1">
        <Checkbox
          className="[&_label]:min-h-11 [&_label]:items-center"
          checked={isShort}
          disabled={differing.length === 0}
          onChange={() => setIsShort(!isShort)}
          label={<Trans>Show differences only</Trans>}
        />
        <span className="ml-auto flex flex-wrap items-center gap-2">
          <ContactSuppliers {...addressed} className="h-11" />
          <ShareButton />
        </span>
      </div>
      {goneCount > 0 ? (
        <p role="status" className="mb-3 text-ink-500">
          <Select
            value={pluralForm(goneCount)}
            _one="One product of this link is no longer there."
            other={`${gone} products of this link are no longer there.`}
          />
        </p>
      ) : null}
      <CompareTable
        products={products}
        rows={isShort ? differing : rows}
        onRemove={remove}
      />
    </>
  );
}

const Nothing = () => (
  <Card className="rounded-[20px]">
    <EmptyState
      title={<Trans>Nothing to compare yet</Trans>}
      text={<Trans>Tick “Compare” on two to four products of a list.</Trans>}
      action={
        <Button asChild>
          <Link to={paths.search()}>
            <Trans>Find products</Trans>
          </Link>
        </Button>
      }
    />
  </Card>
);
