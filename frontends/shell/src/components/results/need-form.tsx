import { PlaceForm } from './place-form';
import { QuantityForm } from './quantity-form';
import type { Results } from './use-results';

/** How much is needed, and where: prices and distances of the results follow them. */
export const NeedForm = ({ results }: { results: Results }) => (
  <div className="mt-3 grid grid-cols-[3fr_2fr] gap-2 sm:flex sm:flex-wrap">
    <QuantityForm key={results.filters.quantity} results={results} />
    <PlaceForm results={results} />
  </div>
);
