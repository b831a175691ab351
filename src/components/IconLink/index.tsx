import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

/** Outlines on a 24 × 24 grid, drawn for this site. */
const ICONS = {
  chat: 'M4 5h16v11H10l-4.5 3.5V16H4zM8 9.2h8M8 12h5.5',
  source: 'M8.5 7 3.5 12l5 5M15.5 7l5 5-5 5M13.4 5l-2.8 14',
} as const;

export interface IconLinkProps {
  icon: keyof typeof ICONS;
  href: string;
  label: string;
  /** In the drawer on small screens, the label is shown next to the icon. */
  mobile?: boolean;
}

/** A navbar link shown as an icon, with its label for screen readers and as a tooltip. */
export default function IconLink({ icon, href, label, mobile = false }: IconLinkProps): ReactNode {
  const glyph = (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false" className={styles.icon}>
      <path d={ICONS[icon]} />
    </svg>
  );
  if (mobile) {
    return (
      <li className="menu__list-item">
        <Link className={`menu__link ${styles.menuLink}`} href={href}>
          {glyph}
          {label}
        </Link>
      </li>
    );
  }
  return (
    <Link className={`navbar__item navbar__link ${styles.link}`} href={href} aria-label={label} title={label}>
      {glyph}
    </Link>
  );
}
