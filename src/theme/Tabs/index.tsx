// Change: each tab names its panel, for screen readers.
import React, { Children, cloneElement, isValidElement, useId, type ReactNode } from 'react';
import Tabs from '@theme-original/Tabs';
import type TabsType from '@theme/Tabs';
import type { Props as TabItemProps } from '@theme/TabItem';
import type { WrapperProps } from '@docusaurus/types';

export default function TabsWrapper({ children, ...props }: WrapperProps<typeof TabsType>): ReactNode {
  const id = useId();
  return (
    <Tabs {...props}>
      {Children.map(children, (tab, index) =>
        isValidElement<TabItemProps & { panelId?: string }>(tab)
          ? cloneElement(tab, {
              panelId: `${id}${index}`,
              attributes: { ...tab.props.attributes, 'aria-controls': `${id}${index}` },
            })
          : tab,
      )}
    </Tabs>
  );
}
