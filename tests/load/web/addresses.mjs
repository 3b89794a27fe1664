/** Where the main pages stand in the market that is running. */
export const accounts = {
  password: 'haat-demo-2083',
  buyer: 'buyer@example.com',
  seller: 'seller@example.com',
};

/** The page stands somewhere in the market; its browser keeps the session. */
export const signIn = (page, email) =>
  page.evaluate(
    async (login) => {
      const answer = await globalThis.fetch('/api/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...login, terms: true }),
      });
      const { data } = await answer.json();
      globalThis.localStorage.setItem('haat.session', JSON.stringify(data));
    },
    { email, password: accounts.password },
  );

export async function mainPages(base) {
  const answer = await fetch(`${base}/api/webui/home`);
  if (!answer.ok) throw new Error(`the market answered ${answer.status}: make up first`);
  const { data } = await answer.json();
  const [product] = data.featured_products;
  const [seller] = data.featured_sellers;
  const [industry] = data.categories;
  return [
    { name: 'home', address: '/' },
    { name: 'product', address: `/product/${product.slug}` },
    { name: 'vendor', address: `/vendor/${seller.slug}` },
    { name: 'search', address: '/search?q=tea', isUnlisted: true },
    { name: 'industry', address: `/industry/${industry.slug}` },
    { name: 'suppliers', address: '/suppliers' },
    { name: 'post', address: '/industry' },
    { name: 'help', address: '/help' },
    { name: 'register', address: '/register' },
    {
      name: 'inbox',
      address: '/seller/enquiries',
      as: accounts.seller,
      isUnlisted: true,
    },
  ];
}
