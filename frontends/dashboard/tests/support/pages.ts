/** One page of a list as the API has it. */
export const pageOf = (data: object[], meta: object = {}) => ({
  data,
  links: { first: '', last: '', prev: null, next: null },
  meta: {
    current_page: 1,
    last_page: 1,
    per_page: 20,
    total: data.length,
    ...meta,
  },
});
