import { brand, useAllCategoriesQuery, useLocalName } from '@haat/platform';
import { Card, Container, SectionHeading, Skeleton } from '@haat/ui';
import { Trans } from '@lingui/react/macro';

export function HomePage() {
  const { data: categories, isLoading } = useAllCategoriesQuery();
  const localName = useLocalName();
  return (
    <Container className="py-10">
      <h1 className="sr-only">{brand.name}</h1>
      <SectionHeading title={<Trans>Explore industries</Trans>} />
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-6">
        {isLoading
          ? Array.from({ length: 12 }, (_, index) => (
              <Skeleton key={index} className="h-40 rounded-lg" />
            ))
          : null}
        {categories?.slice(0, 12).map((category) => (
          <Card key={category.id} className="p-4 font-semibold">
            {localName(category)}
          </Card>
        ))}
      </div>
    </Container>
  );
}
