//! Yew, with `html!` made small.
//!
//! The macro writes the building of an element out at every place where one stands: some hundred
//! bytes each, which made up a quarter of the page. What it writes names everything by `::yew::…`,
//! so a crate under that name decides what is built and how. This one is all of Yew, but for the
//! few names of that code below, which lead to calls of shared functions. The page is written as if
//! for Yew itself, and works with it: only larger.

pub use yew::*;

pub mod prelude {
    //! As in Yew, with what the macro then finds for children.

    pub use crate::html::Siblings;
    pub use yew::prelude::*;
}

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

    /// The macro writes children as an array and then `to_vec`, which copies every one of them and
    /// drops the array. Here they are taken as they are: what is called on the array itself is found
    /// before what is called on a slice.
    pub trait Siblings {
        /// The children.
        #[allow(clippy::wrong_self_convention)]
        fn to_vec(self) -> Vec<VNode>;
    }

    impl<const N: usize> Siblings for [VNode; N] {
        #[inline(never)]
        fn to_vec(self) -> Vec<VNode> {
            Vec::from(self)
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

    use std::mem::forget;
    use std::rc::Rc;

    use yew::virtual_dom::VTag as Tag;

    use crate::html::NodeRef;

    pub use yew::virtual_dom::*;

    /// Who listens to an element; `None` for nobody.
    type Listening = Option<Box<[Option<Rc<dyn Listener>>]>>;

    /// The building of an element, which is made a node at once.
    ///
    /// What the macro passes is known where it stands, down to the variants of the enums. So the
    /// outer functions are inlined and see what is passed, and the inner ones get the parts of it,
    /// which need less code to pass than the whole.
    #[derive(Debug)]
    pub struct VTag;

    impl VTag {
        /// An element with children.
        #[inline(always)]
        pub fn __new_other(
            tag: AttrValue,
            node_ref: NodeRef,
            key: Option<Key>,
            attributes: Attributes,
            listeners: Listeners,
            children: VNode,
        ) -> VNode {
            let listening = listening(listeners);
            let AttrValue::Static(name) = tag else {
                return element(tag, node_ref, key, attributes, listening, children);
            };
            // What is static has nothing to drop, which the compiler does not see.
            forget(tag);
            match attributes {
                Attributes::Static(fixed) => {
                    forget(attributes);
                    with_fixed(name, node_ref, key, fixed, listening, children)
                }
                Attributes::Dynamic { keys, values } => {
                    with_dynamic(name, node_ref, key, keys, values, listening, children)
                }
                Attributes::IndexMap(_) => {
                    element(AttrValue::Static(name), node_ref, key, attributes, listening, children)
                }
            }
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

    #[inline(always)]
    fn listening(listeners: Listeners) -> Listening {
        match listeners {
            Listeners::None => None,
            Listeners::Pending(listening) => Some(listening),
        }
    }

    #[inline(never)]
    fn with_fixed(
        tag: &'static str,
        node_ref: NodeRef,
        key: Option<Key>,
        attributes: &'static [(&'static str, AttributeOrProperty)],
        listening: Listening,
        children: VNode,
    ) -> VNode {
        let attributes = Attributes::Static(attributes);
        element(AttrValue::Static(tag), node_ref, key, attributes, listening, children)
    }

    #[inline(never)]
    fn with_dynamic(
        tag: &'static str,
        node_ref: NodeRef,
        key: Option<Key>,
        keys: &'static [&'static str],
        values: Box<[Option<AttributeOrProperty>]>,
        listening: Listening,
        children: VNode,
    ) -> VNode {
        let attributes = Attributes::Dynamic { keys, values };
        element(AttrValue::Static(tag), node_ref, key, attributes, listening, children)
    }

    #[inline(never)]
    fn element(
        tag: AttrValue,
        node_ref: NodeRef,
        key: Option<Key>,
        attributes: Attributes,
        listening: Listening,
        children: VNode,
    ) -> VNode {
        let node_ref = node_ref.unwrap_or_default();
        let listeners = listening.map_or(Listeners::None, Listeners::Pending);
        Tag::__new_other(tag, node_ref, key, attributes, listeners, children).into()
    }
}
