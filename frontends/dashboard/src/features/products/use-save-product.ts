import { fieldErrors, notify, paths, useNavigate } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  useCreateProductMutation,
  useUpdateProductMutation,
  type OwnProduct,
} from '../../api/own-products';
import { formOf, missingIn, type ProductValues } from './product-values';
import { useTellFailure } from '../desk/use-tell-failure';

/** Saves a new product or a changed one; errors land under their fields. */
export function useSaveProduct(product?: OwnProduct) {
  const { t } = useLingui();
  const tellFailure = useTellFailure();
  const navigate = useNavigate();
  const [create, creating] = useCreateProductMutation();
  const [update, updating] = useUpdateProductMutation();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const save = async (values: ProductValues, status: 'draft' | 'published') => {
    const missing = missingIn(values);
    setErrors(
      Object.fromEntries(missing.map((field) => [field, t`Please fill this in.`])),
    );
    if (missing.length > 0) return;
    try {
      const form = formOf(values, product);
      await (product
        ? update({ id: product.id, form }).unwrap()
        : create({ ...form, status }).unwrap());
      notify('success', t`The product was saved.`);
      await navigate(paths.sellerProducts);
    } catch (error) {
      setErrors(fieldErrors(error));
      tellFailure(error);
    }
  };
  return { save, errors, isSaving: creating.isLoading || updating.isLoading };
}
