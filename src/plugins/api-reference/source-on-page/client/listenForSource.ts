/**
 * Lets the buttons of a page of the reference unfold sources. What does that is loaded when one is pressed. Calling it
 * again changes nothing.
 */
export function listenForSource(): void {
  document.addEventListener('click', onClick);
}

function onClick({ target: button }: Event): void {
  if (button instanceof HTMLElement && button.matches('.show-source')) {
    import('./toggleSource').then(
      ({ toggleSource }) => toggleSource(button),
      () => {
        button.textContent = 'Source: try again';
      },
    );
  }
}
