export const ViberIcon = () => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.9"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    <path d="M12 2.8c-6 0-8.7 2.5-8.7 7.7 0 3.3 1.1 5.5 3.4 6.7v3.8l3.2-3c.7.1 1.4.1 2.1.1 6 0 8.7-2.5 8.7-7.6S18 2.8 12 2.8z" />
    <path
      fill="currentColor"
      stroke="none"
      d="M8.2 7.2c.3-.3.7-.3 1 0l1.1 1.4c.2.3.2.7-.1 1l-.5.6c.6 1.2 1.4 2 2.6 2.6l.6-.5c.3-.3.7-.3 1-.1l1.4 1.1c.3.2.3.7 0 1l-.7.8c-.5.5-1.2.6-1.9.3-2.4-1-4.2-2.9-5.3-5.3-.3-.7-.1-1.4.4-1.9z"
    />
    <path d="M12.6 6.7c1.8.1 3.3 1.5 3.3 3.4" />
  </svg>
);
