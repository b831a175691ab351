// Change: adds the item type `custom-iconLink`, a link shown as an icon.
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import type { ComponentTypesObject } from '@theme/NavbarItem/ComponentTypes';
import IconLink from '@site/src/components/IconLink';

const types: ComponentTypesObject = {
  ...(ComponentTypes as ComponentTypesObject),
  'custom-iconLink': IconLink,
};

export default types;
