// Change: marks the language of a label, and adds what it means in English, from `customProps` in sidebars.ts.
import React, { type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import isInternalUrl from '@docusaurus/isInternalUrl';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocSidebarItem/Link';
import IconExternalLink from '@theme/Icon/ExternalLink';
import styles from './styles.module.css';

interface Foreign {
  lang?: string;
  gloss?: string;
}

export default function DocSidebarItemLink({ item, onItemClick, activePath, level, tabIndex }: Props): ReactNode {
  const { href, label, className, autoAddBaseUrl } = item;
  const { lang, gloss }: Foreign = item.customProps ?? {};
  const isActive = isActiveSidebarItem(item, activePath);
  const isInternalLink = isInternalUrl(href);
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemLink,
        ThemeClassNames.docs.docSidebarItemLinkLevel(level),
        'menu__list-item',
        className,
      )}
    >
      <Link
        className={clsx('menu__link', gloss && styles.glossed, { 'menu__link--active': isActive })}
        autoAddBaseUrl={autoAddBaseUrl}
        aria-current={isActive ? 'page' : undefined}
        to={href}
        // Shown by a style, so that the label stays as it is.
        data-gloss={gloss}
        {...(isInternalLink && { onClick: onItemClick ? () => onItemClick(item) : undefined })}
        tabIndex={tabIndex}
      >
        {lang ? <span lang={lang}>{label}</span> : label}
        {!isInternalLink && <IconExternalLink />}
      </Link>
    </li>
  );
}
