/**
 * Closes a menu with the Escape key, which also puts the focus on its summary, and with a click outside of it.
 *
 * @returns ends that
 */
export function closeFromOutside(menu: HTMLDetailsElement): () => void {
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape' && menu.open) {
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }
  };
  const onClick = ({ target }: MouseEvent): void => {
    menu.open &&= menu.contains(target as Node);
  };
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('click', onClick);
  return () => {
    document.removeEventListener('keydown', onKeyDown);
    document.removeEventListener('click', onClick);
  };
}
