/** A button the server drew, tapped before the page answers: tapped again when it does. */
let tapped: HTMLButtonElement | null = null;

/** Links and form fields work without us. */
function remember({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button?.type === 'button') tapped = button;
}

export const rememberTaps = (): void => addEventListener('click', remember, true);

/** From here on React hears them. What it answers taps the last one again. */
export function handOverTaps(): () => void {
  removeEventListener('click', remember, true);
  return () => {
    if (tapped?.isConnected) tapped.click();
    tapped = null;
  };
}
