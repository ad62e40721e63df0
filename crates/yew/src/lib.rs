//! Yew, with `html!` made small.
//!
//! The macro writes the building of an element out at every place where one stands: some hundred
//! bytes each, which made up a quarter of the page. What it writes names everything by `::yew::…`,
//! so a crate under that name decides what is built and how. This one is all of Yew, but for the
//! few names of that code below, which lead to calls of shared functions. The page is written as if
//! for Yew itself, and works with it: only larger.

pub use yew::*;

pub mod html {
    //! As in Yew, but for what the macro makes of children, classes and `ref`.

    use std::rc::Rc;

    use yew::virtual_dom::{AttrValue, VList, VNode};

    pub use yew::html::*;

    /// What an element without a `ref` has to say of it: nothing.
    pub type NodeRef = Option<yew::NodeRef>;

    /// The children of an element, which are made a node at once.
    #[derive(Debug)]
    pub struct ChildrenRenderer;

    impl ChildrenRenderer {
        /// The children as one node.
        #[allow(clippy::new_ret_no_self)]
        #[inline(never)]
        pub fn new(children: Vec<VNode>) -> VNode {
            VNode::VList(Rc::new(VList::from(children)))
        }
    }

    /// Classes, with a space between two. Yew's own are a set, whose order and whose doubles no one
    /// here needs.
    #[derive(Debug, Clone, Default)]
    pub struct Classes(Option<AttrValue>);

    impl Classes {
        /// No classes.
        #[must_use]
        pub fn with_capacity(_: usize) -> Self {
            Self(None)
        }

        /// Adds classes.
        pub fn push(&mut self, classes: impl Into<Self>) {
            self.add(classes.into());
        }

        /// Adds classes.
        pub fn unchecked_push(&mut self, classes: &'static str) {
            self.add(classes.into());
        }

        #[inline(never)]
        fn add(&mut self, classes: Self) {
            let Some(more) = classes.0 else { return };
            self.0 = Some(match self.0.take() {
                Some(own) => AttrValue::from([own.as_str(), more.as_str()].join(" ")),
                None => more,
            });
        }
    }

    impl From<&'static str> for Classes {
        fn from(classes: &'static str) -> Self {
            Self((!classes.is_empty()).then_some(AttrValue::Static(classes)))
        }
    }

    impl From<String> for Classes {
        fn from(classes: String) -> Self {
            Self((!classes.is_empty()).then(|| AttrValue::from(classes)))
        }
    }

    impl<T: Into<Self>> From<Option<T>> for Classes {
        fn from(classes: Option<T>) -> Self {
            classes.map(Into::into).unwrap_or_default()
        }
    }

    impl IntoPropValue<Option<AttrValue>> for Classes {
        fn into_prop_value(self) -> Option<AttrValue> {
            self.0
        }
    }
}

pub mod utils {
    //! As in Yew, but for the nodes that an expression stands for.

    use std::marker::PhantomData;

    use yew::virtual_dom::VNode;

    pub use yew::utils::*;

    /// The nodes that an expression stands for.
    #[derive(Debug)]
    pub struct NodeSeq<I, O>(Vec<O>, PhantomData<I>);

    impl<I: Into<VNode>> From<I> for NodeSeq<I, VNode> {
        #[inline(never)]
        fn from(one: I) -> Self {
            Self(vec![one.into()], PhantomData)
        }
    }

    impl<I: Into<VNode>> From<Option<I>> for NodeSeq<I, VNode> {
        #[inline(never)]
        fn from(one: Option<I>) -> Self {
            Self(one.into_iter().map(Into::into).collect(), PhantomData)
        }
    }

    impl<I: Into<VNode>> From<Vec<I>> for NodeSeq<I, VNode> {
        #[inline(never)]
        fn from(all: Vec<I>) -> Self {
            Self(all.into_iter().map(Into::into).collect(), PhantomData)
        }
    }

    impl<I, O> IntoIterator for NodeSeq<I, O> {
        type Item = O;
        type IntoIter = std::vec::IntoIter<O>;

        fn into_iter(self) -> Self::IntoIter {
            self.0.into_iter()
        }
    }
}

pub mod virtual_dom {
    //! As in Yew, but for the building of elements.

    use yew::virtual_dom::VTag as Tag;

    use crate::html::NodeRef;

    pub use yew::virtual_dom::*;

    /// The building of an element, which is made a node at once.
    #[derive(Debug)]
    pub struct VTag;

    impl VTag {
        /// An element with children.
        #[inline(never)]
        pub fn __new_other(
            tag: AttrValue,
            node_ref: NodeRef,
            key: Option<Key>,
            attributes: Attributes,
            listeners: Listeners,
            children: VNode,
        ) -> VNode {
            let node_ref = node_ref.unwrap_or_default();
            Tag::__new_other(tag, node_ref, key, attributes, listeners, children).into()
        }

        /// An input field.
        #[inline(never)]
        pub fn __new_input(
            value: Option<AttrValue>,
            checked: Option<bool>,
            node_ref: NodeRef,
            key: Option<Key>,
            attributes: Attributes,
            listeners: Listeners,
        ) -> VNode {
            let node_ref = node_ref.unwrap_or_default();
            Tag::__new_input(value, checked, node_ref, key, attributes, listeners).into()
        }

        /// A field of several lines.
        #[inline(never)]
        pub fn __new_textarea(
            value: Option<AttrValue>,
            default: Option<AttrValue>,
            node_ref: NodeRef,
            key: Option<Key>,
            attributes: Attributes,
            listeners: Listeners,
        ) -> VNode {
            let node_ref = node_ref.unwrap_or_default();
            Tag::__new_textarea(value, default, node_ref, key, attributes, listeners).into()
        }
    }
}
