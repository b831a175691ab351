import { translate } from '@docusaurus/Translate';

/** Lets the buttons of a page of the reference unfold sources; what does that is loaded when one is pressed. */
export function listenForSource(): () => void {
  const onClick = ({ target: button }: Event): void => {
    if (button instanceof HTMLElement && button.className === 'show-source') {
      import('./toggleSource').then(
        ({ toggleSource }) => toggleSource(button),
        () => {
          button.textContent = translate({
            id: 'api.source.tryAgain',
            message: 'Source (not loaded, try again)',
            description: 'Button that shows the source of a function, after its code could not be loaded',
          });
        },
      );
    }
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
