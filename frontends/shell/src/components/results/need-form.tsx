import { PlaceForm } from './place-form';
import { QuantityForm } from './quantity-form';
import type { Results } from './use-results';

/** How much is needed, and where: prices and distances of the results follow them. */
export const NeedForm = ({ results }: { results: Results }) => (
  <div className="mt-3 flex flex-wrap gap-2">
    <QuantityForm key={results.filters.quantity} results={results} />
    <PlaceForm results={results} />
  </div>
);
