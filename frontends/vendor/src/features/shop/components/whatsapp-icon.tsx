/** lucide carries no brands; drawn for the buttons of this page. */
export const WhatsappIcon = () => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.9"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    <path d="M3.5 20.5l1.3-4.4A8.6 8.6 0 1 1 8 19.3z" />
    <path
      fill="currentColor"
      stroke="none"
      d="M9 8.2c.2-.5.5-.5.8-.5h.5c.2 0 .4 0 .6.5l.7 1.6c0 .2 0 .4-.1.5l-.7.9c.8 1.4 1.6 2.1 3 2.8l.9-1c.2-.2.4-.2.6-.1l1.6.8c.3.1.4.3.3.6-.2 1.2-1.2 1.7-2.1 1.7-2.9-.2-6.2-3.5-6.5-6.3 0-.6.1-1.1.4-1.5z"
    />
  </svg>
);
