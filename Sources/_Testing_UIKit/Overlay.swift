// The compiler looks for this module wherever a file imports both Testing and UIKit; Apple's adds attachments of images.
